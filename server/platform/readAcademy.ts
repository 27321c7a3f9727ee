import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../database/onlyRow";

export interface Academy {
  academyName: string;
  tagline: string;
  phones: string[];
  emails: string[];
  whatsAppNumber: string | null;
  /** E.g. "3 hours"; null if staff promise nothing. */
  paymentCheckTime: string | null;
  takesPayments: boolean;
  takesUpiOnly: boolean;
}

const READ = `
  SELECT academy_name AS "academyName", tagline, phones, emails, whats_app_number AS "whatsAppNumber",
    payment_check_time AS "paymentCheckTime",
    upi_address IS NOT NULL AS "takesPayments", other_payment IS NULL AS "takesUpiOnly"
  FROM site_settings WHERE id = $1`;

const NOT_SET_UP: Academy = {
  academyName: "The academy",
  tagline: "",
  phones: [],
  emails: [],
  whatsAppNumber: null,
  paymentCheckTime: null,
  takesPayments: false,
  takesUpiOnly: true,
};

/** Reads columns alone: the settings' feature is a floor above. */
export async function readAcademy(manager: EntityManager): Promise<Academy> {
  const [row] = await manager.query<Academy[]>(READ, [ONLY_ROW]);
  return row ?? NOT_SET_UP;
}
