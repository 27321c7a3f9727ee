/** Whether the address is this page or one below it. */
export function isWithin(page: string, pathname: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}
