/** Rewrote some of the search texts; 20261128-search-spellings rewrites all. */
export async function up(): Promise<void> {}
