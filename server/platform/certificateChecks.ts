import type { EntityManager } from "typeorm";

/** Without a batch and a run: everywhere. */
export interface CheckedPerson {
  userId: string;
  batchId: string | null;
  runId: string | null;
}

/** A port: certificates are a floor above what they count. */
export interface CertificateChecks {
  /**
   * In the transaction that changes what a certificate's rule counts. The check runs after the commit, so it sees concurrent
   * changes too: of two lessons finished at once, the later check sees both.
   */
  enqueue: (manager: EntityManager, person: CheckedPerson) => Promise<void>;
}
