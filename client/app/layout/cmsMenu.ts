import type { LucideIcon } from "lucide-react";
import {
  Award,
  BadgePercent,
  CalendarDays,
  CodeXml,
  Eye,
  FileText,
  Gauge,
  Globe,
  History,
  IndianRupee,
  Library,
  Mail,
  MessageCircleQuestion,
  MessagesSquare,
  Puzzle,
  ShieldAlert,
  Ticket,
} from "lucide-react";
import type { StaffWaiting } from "../../features/site/admin/numbers/useStaffWaiting";
import { cmsPaths } from "../../cmsPaths";
import { paths } from "../../../shared/paths";
import { isWithin } from "./isWithin";

type Waits = keyof Omit<StaffWaiting, "__typename">;

interface CmsMenuItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Matches the item's addresses, if not its own and those below it. */
  at?: RegExp;
  waits?: Waits;
}

interface CmsMenuGroup {
  title: string;
  places: CmsMenuItem[];
}

export const CMS_MENU: CmsMenuGroup[] = [
  {
    title: "Learning",
    places: [
      { label: "Dashboard", to: paths.cms, icon: Gauge, at: /^\/cms\/?$/ },
      {
        label: "Courses",
        to: cmsPaths.courses,
        icon: Library,
        at: /^\/cms\/(courses|batches|classes)(\/|$)/,
      },
      {
        label: "Workshops",
        to: cmsPaths.workshops,
        icon: CalendarDays,
        at: /^\/cms\/(workshops|runs)(\/|$)/,
      },
      { label: "Bootcamp", to: cmsPaths.bootcamp, icon: Puzzle },
      { label: "Exercises", to: cmsPaths.exercises, icon: CodeXml },
      { label: "Certificates", to: cmsPaths.certificates, icon: Award },
    ],
  },
  {
    title: "People",
    places: [
      { label: "Registrations", to: cmsPaths.registrations, icon: Ticket, waits: "proofs" },
      { label: "Bank import", to: cmsPaths.payments, icon: IndianRupee },
      { label: "Coupons", to: cmsPaths.coupons, icon: BadgePercent },
      { label: "Messages", to: cmsPaths.messages, icon: MessagesSquare, waits: "newMessages" },
      {
        label: "Questions",
        to: cmsPaths.lessonQuestions,
        icon: MessageCircleQuestion,
        waits: "openQuestions",
      },
      { label: "E-mails", to: cmsPaths.mail, icon: Mail, waits: "failedEmails" },
      { label: "Activity", to: cmsPaths.activity, icon: History },
      { label: "Security", to: cmsPaths.security, icon: ShieldAlert },
    ],
  },
  {
    title: "Pages",
    places: [
      { label: "Site", to: cmsPaths.site, icon: Globe },
      { label: "Blog", to: cmsPaths.blog, icon: FileText },
      { label: "View as learner", to: paths.dash, icon: Eye },
    ],
  },
];

/** Read out after the number beside a menu item. */
export const WAITS: Record<Waits, string> = {
  proofs: "to check",
  inLine: "on waiting lists",
  newMessages: "new",
  messagesInProgress: "in progress",
  openQuestions: "to answer",
  reportedPosts: "reported",
  failedEmails: "not delivered",
  heldEmails: "held since a restore",
};

export function isAtPlace({ to, at }: CmsMenuItem, pathname: string): boolean {
  return at?.test(pathname) ?? isWithin(to, pathname);
}
