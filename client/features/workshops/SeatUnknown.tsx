import { Button } from "../../ui/Button";

/** Said beside the sale, to a person who may have a seat: a browser may keep that a file failed until the next page load. */
export function SeatUnknown() {
  return (
    <>
      <p role="status">We could not check whether you have a seat here.</p>
      <Button size="small" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </>
  );
}
