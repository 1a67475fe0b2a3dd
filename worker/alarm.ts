/** The one owner of the object's single alarm. Times are server time in milliseconds. */
export class Alarm {
  #storage: DurableObjectStorage
  #set: number | undefined

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** After a wake: what is set already, so that a wake by itself sets nothing. */
  async recall(): Promise<void> {
    this.#set = (await this.#storage.getAlarm()) ?? undefined
  }

  /** The alarm went off and is set no longer. */
  fired(): void {
    this.#set = undefined
  }

  /**
   * Makes sure that the alarm goes off by `due`. One that is set for earlier stays: it fires, finds nothing to do and
   * asks anew. So a deadline that moves later with every commit writes nothing.
   */
  by(due: number | undefined): void {
    if (due === undefined || (this.#set !== undefined && this.#set <= due)) return
    this.#set = due
    void this.#storage.setAlarm(due)
  }
}
