/** A field that people neither see nor reach. Whoever fills it in is a machine; the server marks the enquiry, it does not drop it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="enquiry-website">Website</label>
      <input id="enquiry-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
