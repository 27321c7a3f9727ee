import type { ReactNode } from "react";
import { announceClick } from "./startup/startupState";

/** Names of the built files that a page starts with. */
export interface DocumentAssets {
  /** Begins once the page is drawn, and brings the program. */
  start: string;
  /** The program's files, each behind those it needs. */
  program: string[];
  /** By the pages that they are for: all, those of the content area, a person's own. */
  styles: Record<"site" | "staff" | "person", string[]>;
  fonts: string[];
}

export type Theme = "light" | "dark" | "system";

interface DocumentProps {
  assets: DocumentAssets;
  theme: Theme;
  children: ReactNode;
}

/** The whole HTML document, drawn by the server and taken over by the browser. */
export function Document({ assets, theme, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-startup="rendered" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.site.map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="site" />
        ))}
        <script type="module" src={assets.start} data-program={assets.program.join(" ")} async />
      </head>
      <body onClickCapture={announceClick}>{children}</body>
    </html>
  );
}
