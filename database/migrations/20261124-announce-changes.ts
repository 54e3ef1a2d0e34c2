/** Made PostgreSQL notify when the audit grows, which 20261128-no-announcements takes back. */
export async function up(): Promise<void> {}
