import { ApolloProvider } from "@apollo/client/react";
import { act, render } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { useLayoutEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, vi } from "vitest";
import { browserLink } from "../../client/apollo/browserLink";
import { createClient } from "../../client/apollo/createClient";
import { hasSessionEnded } from "../../client/apollo/sessionEnd";
import { PasswordDialog } from "../../client/app/PasswordDialog";
import { AppRoutes } from "../../client/app/routes";
import { SessionEndedDialog } from "../../client/app/SessionEndedDialog";
import { SignInCount } from "../../client/app/SignInCount";
import type { User } from "../../server/features/auth/user.entity";
import type { TestApp } from "./testApp";
import { Caller } from "./testApp";

/** Node's own; what a page fetches goes through it to the server under test. */
const fetchFromNode = globalThis.fetch;

export interface PageOptions {
  server: TestApp;
  /** Path and query. */
  path: string;
  /** Who has signed in with this browser; nobody unless told. */
  as?: User;
  /** Instead of the whole product at that address. */
  children?: ReactNode;
  /** Answers a request in the server's place, where it answers at all. */
  intercept?: (path: string, body: string) => Response | null | Promise<Response | null>;
}

export interface RenderedPage {
  user: UserEvent;
  /** Path and query of where the person is now. */
  address: () => string;
  /** The browser's Back button. */
  goBack: () => Promise<void>;
}

interface AddressReaderProps {
  onAddress: (address: string, navigate: NavigateFunction) => void;
}

function AddressReader({ onAddress }: AddressReaderProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // With the page, not after it: who has seen the page asks for its address.
  useLayoutEffect(() => {
    onAddress(pathname + search, navigate);
  }, [navigate, onAddress, pathname, search]);
  return null;
}

/** The page's own requests, sent to the server under test with this browser's cookie. */
function connect({ server, intercept }: PageOptions, browser: Caller): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (!path.startsWith("/")) return fetchFromNode(path, init);
    const answer = await intercept?.(path, typeof init.body === "string" ? init.body : "");
    if (answer) return answer;
    if (path === "/graphql")
      return browser.post(init.body, {
        ...(init.headers as Record<string, string>),
        accept: "application/graphql-response+json",
      });
    // jsdom's signals are not Node's.
    return fetchFromNode(new URL(path, server.origin), { ...init, signal: null });
  });
}

/** Shows an address of the product, or a part of it, against the real server; data masking and the session work as in the product. */
export async function renderPage(options: PageOptions): Promise<RenderedPage> {
  const browser = new Caller(() => options.server.origin);
  if (options.as) await browser.signIn(options.as.email);
  connect(options, browser);
  hasSessionEnded(false);
  const client = createClient({ link: browserLink, isServer: false });
  let address = "";
  let goBack = async () => {};
  const handleAddress = (now: string, navigate: NavigateFunction) => {
    address = now;
    goBack = async () => navigate(-1);
  };
  // What the first render waits for settles inside `act`, or React would warn of it.
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[options.path]}>
          <AddressReader onAddress={handleAddress} />
          <SignInCount>{options.children ?? <AppRoutes />}</SignInCount>
          <SessionEndedDialog />
          <PasswordDialog />
        </MemoryRouter>
      </ApolloProvider>,
    );
  });
  return { user: userEvent.setup(), address: () => address, goBack: () => goBack() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});
