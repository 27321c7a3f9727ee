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

const fetchFromNode = globalThis.fetch;

export interface PageOptions {
  server: TestApp;
  path: string;
  as?: User;
  /** Replaces the whole product at that address. */
  children?: ReactNode;
  /** Mocks a response if it returns one. */
  intercept?: (path: string, body: string) => Response | null | Promise<Response | null>;
}

/** As `intercept`: jsdom runs no engine. */
export const withoutLabs = (path: string) =>
  path.startsWith("/labs/") ? new Response("", { status: 503 }) : null;

export interface RenderedPage {
  user: UserEvent;
  address: () => string;
  goBack: () => Promise<void>;
}

interface AddressReaderProps {
  onAddress: (address: string, navigate: NavigateFunction) => void;
}

function AddressReader({ onAddress }: AddressReaderProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A layout effect, so that the address is current as soon as the page shows.
  useLayoutEffect(() => {
    onAddress(pathname + search, navigate);
  }, [navigate, onAddress, pathname, search]);
  return null;
}

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

/** Uses the real server, with data masking and a session. */
export async function renderPage(options: PageOptions): Promise<RenderedPage> {
  const browser = new Caller(() => options.server.origin);
  if (options.as) await browser.signIn(options.as.email);
  connect(options, browser);
  hasSessionEnded(false);
  const client = createClient(browserLink);
  let address = "";
  let goBack = async () => {};
  const handleAddress = (now: string, navigate: NavigateFunction) => {
    address = now;
    goBack = async () => navigate(-1);
  };
  // Inside `act`, or React warns about what the first render awaits.
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
