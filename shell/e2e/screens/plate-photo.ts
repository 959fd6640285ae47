import sharp from 'sharp'

// A drawn plate: the pictures in the documents need no stock photo and no rights.
const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
  <defs>
    <radialGradient id="table" cx="50%" cy="40%" r="80%"><stop offset="0" stop-color="#b98a5c"/><stop offset="1" stop-color="#7d5733"/></radialGradient>
    <radialGradient id="plate" cx="45%" cy="40%" r="65%"><stop offset="0" stop-color="#ffffff"/><stop offset=".8" stop-color="#f1eee8"/><stop offset="1" stop-color="#d8d2c6"/></radialGradient>
    <radialGradient id="meat" cx="40%" cy="35%" r="75%"><stop offset="0" stop-color="#e8b981"/><stop offset=".7" stop-color="#c98847"/><stop offset="1" stop-color="#8f5425"/></radialGradient>
    <radialGradient id="leaf" cx="40%" cy="35%" r="70%"><stop offset="0" stop-color="#86b24e"/><stop offset="1" stop-color="#3d6b22"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="18"/></filter>
  </defs>
  <rect width="1600" height="1200" fill="url(#table)"/>
  <ellipse cx="830" cy="650" rx="520" ry="500" fill="#000" opacity=".35" filter="url(#soft)"/>
  <circle cx="800" cy="600" r="500" fill="url(#plate)"/>
  <circle cx="800" cy="600" r="370" fill="none" stroke="#d9d3c8" stroke-width="6"/>
  <path d="M560 520c60-130 260-170 360-80s60 260-80 290-340-60-280-210z" fill="url(#meat)"/>
  <path d="M640 560l220-90M650 630l250-100M690 690l210-85" stroke="#6f3d17" stroke-width="12" opacity=".55" stroke-linecap="round"/>
  <g fill="url(#leaf)"><circle cx="1010" cy="640" r="72"/><circle cx="1080" cy="720" r="66"/><circle cx="960" cy="740" r="70"/><circle cx="1040" cy="800" r="54"/></g>
  <g fill="#e6e2b8"><rect x="985" y="790" width="34" height="80" rx="14"/><rect x="1060" y="770" width="30" height="76" rx="14"/></g>
  <ellipse cx="620" cy="820" rx="120" ry="70" fill="#f0c05a"/>
  <ellipse cx="600" cy="800" rx="60" ry="26" fill="#f8dd94"/>
</svg>`

/** A JPEG of chicken, broccoli and squash, drawn; of another quality it is another photo. */
export const platePhoto = (quality = 88): Promise<Buffer> =>
  sharp(Buffer.from(PLATE)).jpeg({ quality }).toBuffer()
