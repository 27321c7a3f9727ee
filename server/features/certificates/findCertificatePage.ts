import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../core/paging/connection";
import { newestPage } from "../../core/paging/keysetPage";
import { searchFor } from "../../core/paging/searchFor";
import { Certificate } from "./certificate.entity";

interface Wanted extends PageArgs {
  search?: string | null;
}

export async function findCertificatePage(
  manager: EntityManager,
  { search, ...page }: Wanted,
): Promise<Page<Certificate>> {
  const query = manager
    .createQueryBuilder(Certificate, "certificate")
    .innerJoin("certificate.user", "learner");
  searchFor(query, search, {
    texts: ["certificate.name", "certificate.title", "learner.name", "learner.email"],
    codes: ["certificate.number"],
  });
  return newestPage(query, "issuedAt", page);
}
