import type { ReactNode } from "react";
import { announceClick } from "./startup/startupState";

export interface DocumentAssets {
  /** Runs `program` once the page has painted. */
  start: string;
  /** `site` is on every page. */
  styles: Record<"site" | "staff", string[]>;
  fonts: string[];
}

export type Theme = "light" | "dark" | "system";

interface DocumentProps {
  assets: DocumentAssets;
  theme: Theme;
  children: ReactNode;
}

/** The whole HTML document: rendered on the server, hydrated in the browser. */
export function Document({ assets, theme, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-startup="rendered" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.site.map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="site" />
        ))}
        <script type="module" src={assets.start} async />
      </head>
      <body onClickCapture={announceClick}>{children}</body>
    </html>
  );
}
