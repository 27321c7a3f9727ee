import type { Feature } from "../../platform/feature";
import { SearchResolver } from "./search.resolver";

export const search: Feature = { resolvers: [SearchResolver] };
