import "./ui/tokens.css";
import "./ui/subjects.css";
import "./ui/base.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { browserLink } from "./apollo/browserLink";
import { createClient } from "./apollo/createClient";
import { listenBeforeRouter } from "./startup/historySteps";
import { joinRecords } from "./apollo/joinRecords";
import type { PageState } from "./entry-server";

const element = document.getElementById("page-state");
const state = JSON.parse(element?.textContent ?? "null") as PageState;
element?.remove();

const client = createClient(browserLink);
client.cache.restore(joinRecords(state.cache));
// The first render must match the server's, whose URL lacks parameters that the page does not read.
if (state.url !== location.pathname + location.search)
  history.replaceState(history.state, "", state.url + location.hash);
listenBeforeRouter();

// A transition makes hydration interruptible by clicks and scrolling.
startTransition(() => {
  hydrateRoot(
    document,
    <BrowserRouter basename={state.facts.basename}>
      <App client={client} assets={state.assets} theme={state.theme} facts={state.facts} />
    </BrowserRouter>,
  );
});
