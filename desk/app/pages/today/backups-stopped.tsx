export function BackupsStopped() {
  return (
    <section aria-labelledby="backups-stopped" className="problem">
      <h2 id="backups-stopped">No backup from the last two days can be found</h2>
      <p>
        Nothing is lost, but a broken disk would lose enquiries. Tell the person who looks after the site: in
        the terminal, <code>clinic doctor</code> says what to do.
      </p>
    </section>
  )
}
