/** Small: no other connection, and no more data than a lesson needs. The build uses them too. */
export const SETTINGS = [
  "shared_buffers=8MB",
  "max_connections=4",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=32MB",
  "min_wal_size=2MB",
  "wal_buffers=256kB",
  "jit=off",
];
