import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { DocumentAssets, Theme } from "../Document";
import { Document } from "../Document";
import type { PageFacts } from "../ui/page/PageFacts";
import { PageFactsContext } from "../ui/page/PageFacts";
import { AssetsContext } from "./AssetsContext";
import { PasswordDialog } from "./PasswordDialog";
import { AppRoutes } from "./routes";
import { SessionEndedDialog } from "./SessionEndedDialog";
import { SignInCount } from "./SignInCount";

interface AppProps {
  client: ApolloClient;
  assets: DocumentAssets;
  theme: Theme;
  facts: PageFacts;
}

export function App({ client, assets, theme, facts }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <Document assets={assets} theme={theme}>
        <AssetsContext value={assets}>
          <PageFactsContext value={facts}>
            <SignInCount>
              <AppRoutes />
            </SignInCount>
            <SessionEndedDialog />
            <PasswordDialog />
          </PageFactsContext>
        </AssetsContext>
      </Document>
    </ApolloProvider>
  );
}
