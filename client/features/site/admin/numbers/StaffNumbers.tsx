import { skipToken, useQuery } from "@apollo/client/react";
import { Link, useSearchParams } from "react-router-dom";
import { useIsHydrated } from "../../../../hooks/useIsHydrated";
import { cmsPaths } from "../../../../cmsPaths";
import { Button } from "../../../../ui/Button";
import { Chart } from "../../../../ui/chart/Chart";
import { ChartTextures } from "../../../../ui/chart/ChartTextures";
import { Notice } from "../../../../ui/Notice";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { dayChart, revenueChart, seatChart, stateChart, unlockChart } from "./staffCharts";
import { StaffNumbersDocument } from "./StaffNumbers.generated";
import styles from "./StaffNumbers.module.css";

const RANGES = [7, 30, 90];
const USUAL = 30;

interface RangesProps {
  days: number;
}

function Ranges({ days }: RangesProps) {
  return (
    <nav aria-label="How many days" className={styles.ranges}>
      {RANGES.map((range) => (
        <Link
          key={range}
          to={cmsPaths.numbers(String(range))}
          replace
          aria-current={range === days || undefined}
        >
          {range} days
        </Link>
      ))}
    </nav>
  );
}

interface ChartsProps {
  days: number;
}

function Charts({ days }: ChartsProps) {
  // Not server-rendered: the numbers could change before hydration.
  const isHydrated = useIsHydrated();
  const options = { variables: { days }, fetchPolicy: "cache-and-network" } as const;
  const answer = useQuery(StaffNumbersDocument, isHydrated ? options : skipToken);
  // Keeps the previous range while the next one loads.
  const numbers = (answer.data ?? answer.previousData)?.staffNumbers;
  if (answer.error)
    return (
      <Notice
        tone="problem"
        title="The numbers couldn’t be read"
        action={<Button onClick={() => void answer.refetch().catch(() => {})}>Try again</Button>}
      >
        <p>Everything else on this page works.</p>
      </Notice>
    );
  if (!numbers) return <Skeleton shape="card" count={2} />;
  return (
    <div className={styles.charts} aria-busy={!answer.data}>
      <ChartTextures />
      <Chart shape="columns" {...dayChart(numbers)} />
      <div className={styles.pair}>
        <Chart shape="bars" {...stateChart(numbers)} />
        <Chart shape="bars" {...seatChart(numbers)} />
        <Chart shape="bars" {...revenueChart(numbers)} />
        <Chart shape="bars" {...unlockChart(numbers)} />
      </div>
    </div>
  );
}

export function StaffNumbers() {
  const [address] = useSearchParams();
  const asked = Number(address.get("days"));
  const days = RANGES.includes(asked) ? asked : USUAL;
  return (
    <Panel title="Numbers" anchor="numbers" actions={<Ranges days={days} />}>
      <Charts days={days} />
    </Panel>
  );
}
