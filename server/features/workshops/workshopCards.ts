import type { FindShareCard } from "../../platform/shareCards/shareCard";
import { DAY, HOUR, counted, joined, rupees } from "../../platform/shareCards/shareCard";
import { drawingOf } from "../../platform/covers/coverPath";
import { coverOfWorkshop } from "./coverOfWorkshop";
import { coverOfSeason } from "./bootcamp/coverOfSeason";
import { Bootcamp } from "./bootcamp/bootcamp.entity";
import { findOpenSeason } from "./bootcamp/findOpenSeason";
import { findWorkshopAt } from "./findWorkshopAt";
import { findVisibleRuns } from "./runs/visibleRun";
import { Workshop } from "./workshop.entity";
import { endOf } from "./workshopDates";

const workshopCard: FindShareCard = async ({ manager, slug, now }) => {
  const workshop = await findWorkshopAt(manager, slug);
  if (!workshop?.isPublished) return null;
  const { id, name, days, priceRupees } = workshop;
  const [run] = await findVisibleRuns(manager, [id], now);
  const startsAt = run?.startsAt;
  const date =
    startsAt && endOf(startsAt, workshop) > now
      ? `${DAY.format(startsAt)}, ${HOUR.format(startsAt)} IST`
      : null;
  const evenings = counted(days, "evening");
  return {
    kicker: "Live workshop",
    title: name,
    facts: joined(date, evenings, rupees(priceRupees)),
    cover: drawingOf(coverOfWorkshop(workshop)),
  };
};

const workshopsCard: FindShareCard = async ({ manager, academy, now }) => {
  const workshops = await manager.findBy(Workshop, { isPublished: true });
  const runs = await findVisibleRuns(
    manager,
    workshops.map(({ id }) => id),
    now,
  );
  const coming = workshops
    .flatMap((workshop) => {
      const startsAt = runs.find(({ workshopId }) => workshopId === workshop.id)?.startsAt;
      return startsAt && endOf(startsAt, workshop) > now ? [{ ...workshop, startsAt }] : [];
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [next] = coming;
  if (!next) return { kicker: "Workshops", title: "Live workshops", facts: academy.tagline };
  const lowest = Math.min(...coming.map(({ priceRupees }) => priceRupees));
  return {
    kicker: "Workshops",
    title: `${counted(coming.length, "live workshop")}, from ${rupees(lowest)}`,
    facts: joined(`Next: ${DAY.format(next.startsAt)}`, academy.tagline),
  };
};

const bootcampCard: FindShareCard = async ({ manager, academy, now }) => {
  const bootcamp = await manager.findOneBy(Bootcamp, { isPublished: true });
  if (!bootcamp) return null;
  const season = await findOpenSeason(manager, now);
  const { name, headline } = bootcamp;
  return {
    kicker: name,
    title: headline,
    facts: joined(season && rupees(season.priceRupees), academy.tagline),
    ...(season && { cover: drawingOf(coverOfSeason(season)) }),
  };
};

export const workshopCards = {
  workshops: workshopCard,
  "site/work": workshopsCard,
  "site/python": bootcampCard,
};
