/** Before the title of what a certificate is for; the PDF says the same. */
export const COMPLETION_PHRASES = {
  COURSE: "has completed the course",
  WORKSHOP: "has finished a project and completed the workshop",
  BOOTCAMP: "has completed the bootcamp",
} as const;
