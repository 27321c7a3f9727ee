/** Matches after hydration of frame and content; parts may still be loading. */
export const INTERACTIVE = 'html:is([data-startup="interactive"], [data-startup="live"])';
