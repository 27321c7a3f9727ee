import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { CouponQuestion, CouponResult } from "./checkCoupon";
import { checkCoupon } from "./checkCoupon";

const DEBOUNCE_MS = 1000;
/** Shorter texts are rarely a whole code. */
const MIN_CODE_LENGTH = 4;
/** The server limits wrong codes per hour and IP address, which many people may share, so typing uses up only a few. */
const MAX_DEBOUNCED_CHECKS = 3;

interface CouponOptions {
  offering: Omit<CouponQuestion, "couponCode">;
  onResult: (result: CouponResult) => void;
}

/** Drops stale results. */
export function useCoupon({ offering, onResult }: CouponOptions) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<AbortController>(undefined);
  const checksLeft = useRef(MAX_DEBOUNCED_CHECKS);

  function stop() {
    clearTimeout(timer.current);
    pending.current?.abort();
    setIsBusy(false);
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.abort();
    },
    [],
  );

  async function check(couponCode: string) {
    stop();
    const aborting = new AbortController();
    pending.current = aborting;
    setIsBusy(true);
    const result = await checkCoupon(client, { ...offering, couponCode }, aborting.signal);
    if (aborting.signal.aborted) return;
    setIsBusy(false);
    onResult(result);
  }

  function checkDebounced(couponCode: string) {
    stop();
    if (couponCode.length < MIN_CODE_LENGTH || checksLeft.current === 0) return;
    timer.current = setTimeout(() => {
      checksLeft.current -= 1;
      void check(couponCode);
    }, DEBOUNCE_MS);
  }

  return { isBusy, check, checkDebounced };
}
