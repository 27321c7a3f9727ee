import { FieldGrid } from "../../../ui/form/FieldGrid";
import { TextField } from "../../../ui/form/fields";
import type { FormValues } from "../../../ui/form/Form";

const EARLIEST = "2000-01-01";
const LATEST = "2099-12-31";
const NOT_A_DAY = "Please enter a day between 2000 and 2099.";
const MAX_SEATS = 100_000;

interface BatchFieldsProps {
  values?: FormValues;
}

/** What a batch is called, when it runs and whom it has room for. */
export function BatchFields({ values = {} }: BatchFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label="Batch Name"
        defaultValue={values.name}
        required
        missing="Please enter the batch's name."
      />
      <FieldGrid>
        <TextField
          name="startsOn"
          label="First day"
          type="date"
          min={EARLIEST}
          max={LATEST}
          defaultValue={values.startsOn}
          invalid={NOT_A_DAY}
        />
        <TextField
          name="endsOn"
          label="Last day"
          type="date"
          min={EARLIEST}
          max={LATEST}
          defaultValue={values.endsOn}
          invalid={NOT_A_DAY}
        />
      </FieldGrid>
      <FieldGrid>
        <TextField
          name="scheduleText"
          label="Schedule"
          defaultValue={values.scheduleText}
          placeholder="Mon to Fri, 8:00 to 9:30 pm IST"
        />
        <TextField
          name="seats"
          label="Seats"
          type="number"
          min={1}
          max={MAX_SEATS}
          step={1}
          inputMode="numeric"
          defaultValue={values.seats}
          invalid="Please enter a whole number from 1 to 1,00,000."
          hint="Leave blank for no limit."
        />
      </FieldGrid>
      <TextField
        name="whatsAppGroupLink"
        label="WhatsApp group"
        type="url"
        defaultValue={values.whatsAppGroupLink}
        hint="Sent to learners with a confirmed seat."
      />
    </>
  );
}
