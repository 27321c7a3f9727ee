import { useQuery } from "@apollo/client/react";
import type { OfferingKind } from "../../../../apollo/schema.generated";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { SearchField } from "../../../../ui/SearchField";
import { RegistrationOfferingsDocument } from "./CmsRegistrations.generated";
import styles from "./RegistrationFilters.module.css";

const KINDS: Partial<Record<OfferingKind, string>> = {
  WORKSHOP: "Workshops",
  SEASON: "Bootcamp seasons",
  BATCH: "Course batches",
};

interface RegistrationFiltersProps {
  /** Empty for everything. */
  offeringId: string;
  search: string;
  onOffering: (id: string) => void;
  onSearch: (text: string) => void;
}

/** Narrows the list down to one workshop, season or batch, and to whoever is searched for. */
export function RegistrationFilters(props: RegistrationFiltersProps) {
  const { offeringId, search, onOffering, onSearch } = props;
  const { data, previousData } = useQuery(RegistrationOfferingsDocument, {
    fetchPolicy: "cache-and-network",
  });
  const offerings = (data ?? previousData)?.registrationOfferings ?? [];
  return (
    <div className={styles.filters}>
      <FilterSelect label="Registered for" value={offeringId} onChoose={onOffering}>
        <option value="">Everything</option>
        {Object.entries(KINDS).map(([kind, words]) => {
          const those = offerings.filter((one) => one.kind === kind);
          if (those.length === 0) return null;
          return (
            <optgroup key={kind} label={words}>
              {those.map(({ id, title, count }) => (
                <option key={id} value={id}>
                  {title} ({count})
                </option>
              ))}
            </optgroup>
          );
        })}
      </FilterSelect>
      <SearchField label="Name, e-mail, phone, UTR…" value={search} onSearch={onSearch} />
    </div>
  );
}
