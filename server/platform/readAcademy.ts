import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../database/onlyRow";

export interface Academy {
  academyName: string;
  tagline: string;
  phones: string[];
  /** Where staff read their mail; none where the settings name none. */
  emails: string[];
  /** How long checking a payment usually takes, such as "3 hours"; null where staff promise nothing. */
  paymentCheckTime: string | null;
  /** Whether there is a UPI address to pay to. */
  takesPayments: boolean;
}

const READ = `
  SELECT academy_name AS "academyName", tagline, phones, emails, payment_check_time AS "paymentCheckTime",
    upi_address IS NOT NULL AS "takesPayments"
  FROM site_settings WHERE id = $1`;

const NOT_SET_UP: Academy = {
  academyName: "The academy",
  tagline: "",
  phones: [],
  emails: [],
  paymentCheckTime: null,
  takesPayments: false,
};

/** What e-mails and registrations need of the academy. The settings belong to the site, a floor above: only these columns are read. */
export async function readAcademy(manager: EntityManager): Promise<Academy> {
  const [row] = await manager.query<Academy[]>(READ, [ONLY_ROW]);
  return row ?? NOT_SET_UP;
}
