import { useSuspenseQuery } from "@apollo/client/react";
import { useDeferredValue, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { StartRegistrationInput as limits } from "../../../apollo/limits.generated.json";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { paths, readHash } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PriceTag } from "../../../ui/text/PriceTag";
import type { FormValues } from "../../../ui/form/formValues";
import { Form } from "../../../ui/form/Form";
import { EmailField } from "../../../ui/form/EmailField";
import { TextField } from "../../../ui/form/fields";
import { SlowNotice } from "../../../ui/form/SlowNotice";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { PolicyConsent } from "../../auth/PolicyConsent";
import type { JoinFormProps } from "../../workshops/join/EnrolmentContext";
import { isFull, joinLabel } from "../../workshops/join/offering";
import type { Quote } from "../coupons/checkCoupon";
import { COUPON_FIELD } from "../coupons/checkCoupon";
import { CouponField } from "../coupons/CouponField";
import { NoPayments } from "./NoPayments";
import { PriceBreakdown } from "../payments/PriceBreakdown";
import styles from "./RegistrationForm.module.css";
import { RegistrationPersonDocument } from "./Register.generated";
import type { RegistrationPersonQuery } from "./Register.generated";
import { useRegister } from "./useRegister";

type Viewer = NonNullable<RegistrationPersonQuery["viewer"]>;
type Terms = NonNullable<RegistrationPersonQuery["registrationTerms"]>;

/** At least seven digits with separators; the server knows the national formats. */
const PHONE = "\\s*\\+?(\\P{Nd}{0,3}\\p{Nd}){7,15}\\P{Nd}{0,3}";

const CALL = { paid: "Register and pay", free: "Register for free" };

/** The account's own, verified address needs no confirmation. */
function isOwnAddress(viewer: Viewer | null, typed: string | null): boolean {
  if (!viewer?.emailVerifiedAt) return false;
  return typed === null || typed.trim().toLowerCase() === viewer.email.toLowerCase();
}

/** Unconfirmed addresses hold a part of limited seats. */
const BY_LINK = " At busy times, you get a seat only through that link.";

const UPI_ONLY = "You pay by UPI, so you need an Indian bank account.";
const OTHER_WAYS = "You pay by UPI. From abroad? Your order shows another way to pay.";

interface NextStep {
  amountRupees: number;
  isTrusted: boolean;
  isLimited: boolean;
  terms: Terms | null;
}

/** Null if nothing is left to do: a free seat that is confirmed at once. */
function nextStep({ amountRupees, isTrusted, isLimited, terms }: NextStep): string | null {
  if (!terms || (amountRupees > 0 && !terms.canBePaid)) return null;
  const { hold, unconfirmedHold } = terms;
  const byLink = isLimited ? BY_LINK : "";
  if (amountRupees === 0)
    return isTrusted
      ? null
      : `Next: we’ll e-mail you a link. Open it to confirm your seat: we hold it ${unconfirmedHold}.${byLink}`;
  const pay = "Next: pay by UPI with your own QR code. We hold your seat";
  if (isTrusted) return `${pay} ${hold}.`;
  const longer = unconfirmedHold === hold ? "; please" : `, and ${hold} once you`;
  return `${pay} ${unconfirmedHold}${longer} open the link we e-mail you.${byLink}`;
}

function FullNotice({ isFree }: { isFree: boolean }) {
  return (
    <p className={styles.note}>
      <strong>All seats are taken.</strong> Join the waiting list: when a seat opens up, it goes to the first
      person in line.{!isFree && " There’s nothing to pay until then."}
    </p>
  );
}

function WaysToPay({ terms }: { terms: Terms | null }) {
  return (
    <Text tone="muted" size="small">
      {terms?.takesUpiOnly === false ? OTHER_WAYS : UPI_ONLY}
    </Text>
  );
}

interface PersonFieldsProps {
  viewer: Viewer | null;
  onEmail: (typed: string) => void;
}

function PersonFields({ viewer, onEmail }: PersonFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        defaultValue={viewer?.name}
        limits={limits.name}
        required
      />
      <EmailField
        asksBack
        limits={limits.email}
        defaultValue={viewer?.email}
        onChange={(event) => onEmail(event.target.value)}
        hint="We’ll e-mail you the link to your order."
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        defaultValue={viewer?.phone ?? undefined}
        limits={limits.phone}
        pattern={PHONE}
        required
        invalid="Please enter a 10-digit Indian phone number, or include the country code, e.g. +44 20 7946 0958."
        hint="For the WhatsApp group. Outside India? Include your country code, e.g. +44."
      />
    </>
  );
}

interface OrderFormProps extends JoinFormProps {
  data: RegistrationPersonQuery;
  firstCode: string;
  firstQuote: Quote | null;
}

function OrderForm({ offering, data, firstCode, firstQuote }: OrderFormProps) {
  const { kind, id, priceRupees, lateNote, seats } = offering;
  const { viewer, confirmsAddresses, registrationTerms: terms } = data;
  const register = useRegister();
  const [quote, setQuote] = useState(firstQuote);
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const [hasHolds, setHasHolds] = useState(false);
  const hasLine = isFull(offering);
  const price = quote ?? { listRupees: priceRupees, discountRupees: 0, amountRupees: priceRupees };
  const isTrusted = !confirmsAddresses || isOwnAddress(viewer, typedEmail);
  const { amountRupees } = price;
  const next = hasLine ? null : nextStep({ amountRupees, isTrusted, isLimited: seats !== null, terms });

  async function handleSubmit({ name = "", email = "", phone = "", couponCode = "" }: FormValues) {
    const person = { name, email, phone };
    const problems = await register({
      ...{ kind, offeringId: id, ...person },
      couponCode: couponCode.trim() || null,
    });
    setHasHolds(problems?.refusal === "TooManyHolds");
    // Shows the full price again.
    if (problems?.fields[COUPON_FIELD]) setQuote(null);
    return problems;
  }

  return (
    <>
      {lateNote && <p className={styles.note}>{lateNote}</p>}
      {!hasLine && amountRupees > 0 && <WaysToPay terms={terms} />}
      {hasLine && <FullNotice isFree={priceRupees === 0} />}
      <Form
        draft={{ name: `register ${id}` }}
        submitLabel={joinLabel({ ...offering, priceRupees: price.amountRupees }, { call: CALL })}
        actions={viewer && hasHolds && <ButtonLink to={paths.registrations}>My registrations</ButtonLink>}
        busyLabel="Registering…"
        onSubmit={handleSubmit}
      >
        <PersonFields viewer={viewer} onEmail={setTypedEmail} />
        {priceRupees > 0 && (
          <>
            <CouponField
              key={firstCode}
              offering={{ kind, id }}
              firstCode={firstCode}
              quote={quote}
              onQuote={setQuote}
            />
            <PriceBreakdown
              {...price}
              couponCode={quote?.couponCode ?? null}
              totalLabel={hasLine ? "Total" : "To pay"}
            />
          </>
        )}
        <PolicyConsent text="By registering you agree to our" kinds={["TERMS", "REFUNDS", "PRIVACY"]} />
        <SlowNotice />
      </Form>
      {next && (
        <Text tone="muted" size="small">
          {next}
        </Text>
      )}
    </>
  );
}

/** The order's own page says how to pay. */
export function RegistrationForm({ offering }: JoinFormProps) {
  const { kind, id, title, priceRupees, listPriceRupees } = offering;
  // Deferred, so that this season's form stays while another season's terms load.
  const termsOf = useDeferredValue(id);
  const { data } = useSuspenseQuery(RegistrationPersonDocument, { variables: { kind, id: termsOf } });
  const { hash } = useLocation();
  const hashCode = useIsHydrated() ? readHash(hash).couponCode : "";
  const [covered, setCovered] = useState<{ id: string; quote: Quote } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const quote = covered?.id === id ? covered.quote : null;
  const mustPay = data.registrationTerms?.canBePaid === false && !isFull(offering) && !quote;
  useFocusAfterSwap(place, mustPay);
  return (
    <div ref={place} className={styles.card}>
      <Row as="header" gap="2" rowGap="1" align="baseline" isSpread>
        <h3>{title}</h3>
        <PriceTag {...{ priceRupees, listPriceRupees }} />
      </Row>
      {mustPay ? (
        <NoPayments
          offering={offering}
          firstCode={hashCode}
          onCovered={(quote) => setCovered({ id, quote })}
        />
      ) : (
        <OrderForm
          offering={offering}
          data={data}
          firstCode={quote?.couponCode ?? hashCode}
          firstQuote={quote}
        />
      )}
    </div>
  );
}
