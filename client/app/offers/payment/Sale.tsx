import { useApolloClient } from "@apollo/client/react";
import { useState, useEffect } from "react";
import { Link } from "react-router-dom";
import type { Quote } from "../../../features/enrolment/coupons/checkCoupon";
import { checkCoupon, COUPON_INPUT } from "../../../features/enrolment/coupons/checkCoupon";
import { rupees } from "../../../format/rupees";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormProblems } from "../../../ui/form/problems";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { PriceTag } from "../../../ui/text/PriceTag";
import { Join } from "../../../features/workshops/join/Join";
import { useBatchOffering } from "../../../features/workshops/join/useBatchOffering";
import { withCoupon } from "../../../../shared/paths";
import { BatchChoice } from "./BatchChoice";
import type { CourseBatch, PayableCourse, Reduced } from "./payableCourse";
import styles from "./Payment.module.css";

/** Time to read where the payment continues. */
const READ_MS = 1200;

interface PayNowProps {
  payLink: string | null;
  /** The price on the payment page, which knows no coupons. */
  fullRupees: number | null;
  onAsk: () => void;
}

/** The academy's payment page elsewhere, without an order here. */
function PayNow({ payLink, fullRupees, onAsk }: PayNowProps) {
  const [isPressed, setIsPressed] = useState(false);

  useEffect(() => {
    if (!isPressed || !payLink) return;
    const timer = setTimeout(() => window.location.assign(payLink), READ_MS);
    // Re-enables the button when the person comes back from the payment page.
    const handleReturn = () => setIsPressed(false);
    window.addEventListener("pageshow", handleReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", handleReturn);
    };
  }, [isPressed, payLink]);

  return (
    <Stack gap="1">
      <div className={styles.elsewhere}>
        <Button look="quiet" onClick={() => setIsPressed(true)}>
          Pay Now on our payment page{fullRupees !== null && `: ${rupees(fullRupees)}`}
        </Button>
        <Text tone="muted" size="small">
          Coupons don’t work there, and it doesn’t hold a seat.
        </Text>
      </div>
      <div role="status" className={styles.notice} data-problem={isPressed && !payLink}>
        {isPressed && <p>{payLink ? "Redirecting to Payment Page" : "Payment link is not available."}</p>}
        {isPressed && !payLink && (
          <p>
            <Link to="#contact" onClick={onAsk}>
              Ask us how to pay
            </Link>
          </p>
        )}
      </div>
    </Stack>
  );
}

interface CouponFormProps {
  courseId: string;
  onType: (couponCode: string) => void;
  onQuote: (quote: Quote) => void;
}

function CouponForm({ courseId, onType, onQuote }: CouponFormProps) {
  const client = useApolloClient();

  async function handleApply({ coupon = "" }: Record<string, string>): Promise<FormProblems | void> {
    const answer = await checkCoupon(client, { kind: "COURSE", id: courseId, couponCode: coupon });
    if ("problem" in answer) {
      // The registration form would refuse it again.
      onType("");
      return { fields: { coupon: answer.problem }, general: null };
    }
    onQuote(answer.quote);
  }

  return (
    <Form submitLabel="Apply Coupon" busyLabel="Checking…" submitLook="plain" onSubmit={handleApply}>
      <TextField {...COUPON_INPUT} name="coupon" onChange={({ target }) => onType(target.value)} />
    </Form>
  );
}

interface RegisterProps extends Pick<SaleProps, "course"> {
  batch: CourseBatch;
  reduced: Reduced | null;
  /** As typed, unless it was refused; the registration form validates it. */
  typedCode: string;
}

function Register({ course, batch, reduced, typedCode }: RegisterProps) {
  const priceRupees = reduced ? reduced.amountRupees : course.priceRupees;
  const { path, anchor, ...offering } = useBatchOffering(batch, { ...course, priceRupees });
  const to = withCoupon(`${path}#${anchor}`, reduced ? reduced.couponCode : typedCode);
  const call = { paid: "Register and pay", free: "Register for free" };
  return <Join offering={{ ...offering, path, anchor }} to={to} call={call} />;
}

function Price({ course, reduced }: Pick<RegisterProps, "course" | "reduced">) {
  const price = reduced ? reduced.amountRupees : course.priceRupees;
  return (
    <p className={styles.price} aria-live="polite">
      <span>{reduced ? `Price with ${reduced.couponCode}` : "Price"}</span>
      {price !== null && <PriceTag priceRupees={price} listPriceRupees={reduced?.listRupees} />}
    </p>
  );
}

/** Batches that have yet to start first, the next one at the top. */
function openBatches(batches: CourseBatch[]): CourseBatch[] {
  return batches
    .filter(({ takesRegistrations, isUnlocked }) => takesRegistrations && !isUnlocked)
    .toSorted(
      (one, other) =>
        Number(one.hasStarted) - Number(other.hasStarted) ||
        (one.startsOn ?? "9").localeCompare(other.startsOn ?? "9"),
    );
}

interface SaleProps {
  course: PayableCourse;
  /** Null if they could not be read. */
  batches: CourseBatch[] | null;
  onAsk: () => void;
}

export function Sale({ course, batches, onAsk }: SaleProps) {
  const [reduced, setReduced] = useState<Reduced | null>(null);
  const [typedCode, setTypedCode] = useState("");
  const open = openBatches(batches ?? []);
  const next = open.find(({ hasStarted }) => !hasStarted);
  const [chosenId, setChosenId] = useState(next?.id);
  const chosen = open.find(({ id }) => id === chosenId);

  function handleType(couponCode: string) {
    setTypedCode(couponCode.trim());
    setReduced(null);
  }

  return (
    <>
      {batches && !next && <p>No new batch of {course.name} has a date yet.</p>}
      {open.length > 0 && (
        <BatchChoice course={course} batches={open} chosenId={chosenId} onChoose={setChosenId} />
      )}
      <Price course={course} reduced={reduced} />
      <CouponForm courseId={course.id} onType={handleType} onQuote={setReduced} />
      {batches && (
        <div className={styles.main}>
          {chosen ? (
            <Register {...{ course, reduced, typedCode }} batch={chosen} />
          ) : (
            <Join about={`the next batch of ${course.name}`} />
          )}
        </div>
      )}
      <PayNow payLink={course.payLink} fullRupees={course.priceRupees} onAsk={onAsk} />
    </>
  );
}
