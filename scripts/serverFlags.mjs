/** Keeps the server within 400 MB under load, where V8 and glibc would take a gigabyte. The Dockerfile repeats them. */
export const SERVER_FLAGS = ["--max-old-space-size=192"];
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };
