import { startChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/site-server.ts'
const [path='/', width='360', height='800', js='1', out='/tmp/s.png', full='0'] = process.argv.slice(2)
const site = await startSite(); const b = await startChromium()
const c = await b.newContext({ viewport: { width: +width, height: +height }, javaScriptEnabled: js==='1' })
const p = await c.newPage(); if(js==='1') await p.addInitScript("localStorage.setItem('cookieConsent','{}')")
await p.goto(site.origin + path); await p.waitForTimeout(700)
await p.screenshot({ path: out, fullPage: full==='1' }); await b.close(); await site.stop()
