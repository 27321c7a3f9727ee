import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { DocumentAssets, Theme } from "../Document";
import { Document } from "../Document";
import { AppRoutes } from "./routes";
import { SessionEndedDialog } from "./SessionEndedDialog";

interface AppProps {
  client: ApolloClient;
  assets: DocumentAssets;
  theme: Theme;
}

/** The whole product, the same on the server and in the browser; the router is around it. */
export function App({ client, assets, theme }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <Document assets={assets} theme={theme}>
        <AppRoutes />
        <SessionEndedDialog />
      </Document>
    </ApolloProvider>
  );
}
