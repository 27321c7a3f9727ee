import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { Answer, Asked } from "./checkCoupon";
import { checkCoupon } from "./checkCoupon";

/** Nobody is asked about half a word while somebody types on. */
const PAUSE_MS = 1000;
/** Shorter ones are seldom a whole code. */
const LEAST_SIGNS = 4;
/** So many wrong codes an hour may come from an address, which many may share: typing alone spends few of them. */
const MOST_PAUSES = 3;

interface CouponOptions {
  offering: Omit<Asked, "couponCode">;
  onAnswer: (answer: Answer) => void;
}

/**
 * Asks what a code does to the price: when told to, and by itself after a pause in typing. Each time counts with the
 * server like any other try, so that a pause helps nobody to guess; an answer that another try has overtaken is dropped.
 */
export function useCoupon({ offering, onAnswer }: CouponOptions) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<AbortController>(undefined);
  const pausesLeft = useRef(MOST_PAUSES);

  function stop() {
    clearTimeout(pause.current);
    underWay.current?.abort();
    setIsBusy(false);
  }

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      underWay.current?.abort();
    },
    [],
  );

  async function ask(couponCode: string) {
    stop();
    const asking = new AbortController();
    underWay.current = asking;
    setIsBusy(true);
    const answer = await checkCoupon(client, { ...offering, couponCode }, asking.signal);
    if (asking.signal.aborted) return;
    setIsBusy(false);
    onAnswer(answer);
  }

  function askAfterPause(couponCode: string) {
    stop();
    if (couponCode.length < LEAST_SIGNS || pausesLeft.current === 0) return;
    pause.current = setTimeout(() => {
      pausesLeft.current -= 1;
      void ask(couponCode);
    }, PAUSE_MS);
  }

  return { isBusy, ask, askAfterPause };
}
