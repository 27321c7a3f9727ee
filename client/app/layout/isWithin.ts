/** Whether the address, in any letter case, is this page or one below it. */
export function isWithin(page: string, pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${page}/`);
}
