import type { EntityManager } from "typeorm";

/** The number of the policies that are published, which a person agrees to; null before the first. */
export async function readPolicyVersion(manager: EntityManager): Promise<number | null> {
  const [row] = await manager.query<{ number: number | null }[]>(
    "SELECT max(number) AS number FROM policy_versions",
  );
  return row?.number ?? null;
}
