/** A page whose frame and content are hydrated; parts of it may still wait. */
export const INTERACTIVE = 'html:is([data-startup="interactive"], [data-startup="live"])';
