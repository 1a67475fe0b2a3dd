// Called by a table while its page is closed. It keeps nothing and answers no request of the page.

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  const { title = 'Outcry', body = '', url = '/' } = told
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, icon: '/icon.svg', data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin)
  // Only our own pages, whatever the message says.
  if (url.origin !== self.location.origin) return
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === url.pathname)
    return there ? there.focus() : self.clients.openWindow(url.href)
  }
  event.waitUntil(open())
})
