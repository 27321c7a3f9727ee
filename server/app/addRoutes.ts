import type { FastifyInstance } from "fastify";
import type { RouteParts } from "../platform/feature";
import { addShareCards } from "../platform/shareCards/shareCards";
import { addAccountData } from "./accountData";
import { collect } from "./features";
import { findShareCard } from "./findShareCard";
import { addSiteMap } from "./siteMap";

export async function addRoutes(app: FastifyInstance, parts: RouteParts): Promise<void> {
  for (const addRoutesOf of collect("routes").flat()) await addRoutesOf(app, parts);
  addAccountData(app, parts);
  addSiteMap(app, parts);
  addShareCards(app, parts, findShareCard);
}
