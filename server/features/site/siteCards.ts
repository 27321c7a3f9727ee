import { LessThanOrEqual } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import type { FindShareCard } from "../../platform/shareCards/shareCard";
import { DAY, joined } from "../../platform/shareCards/shareCard";
import { drawingOf } from "../../platform/covers/coverPath";
import { coverOfPost } from "./blog/coverOfPost";
import { AboutContent } from "./pages/aboutContent.entity";
import { BlogPost } from "./blog/blogPost.entity";
import { isPostPublic } from "./blog/blogPost.policy";

const homeCard: FindShareCard = async ({ academy }) => {
  return { kicker: "An online academy", title: academy.tagline, facts: "" };
};

const articleCard: FindShareCard = async ({ manager, slug, now }) => {
  const post = await manager.findOneBy(BlogPost, { slug });
  if (!post?.publishedAt || !isPostPublic(post, now)) return null;
  const facts = joined(post.authorName, DAY.format(post.publishedAt));
  return { kicker: "Article", title: post.title, facts, cover: drawingOf(coverOfPost(post)) };
};

const blogCard: FindShareCard = async ({ manager, academy, now }) => {
  const newest = await manager.findOne(BlogPost, {
    where: { isPublished: true, publishedAt: LessThanOrEqual(now) },
    order: { publishedAt: "DESC", id: "DESC" },
  });
  if (!newest?.publishedAt) return { kicker: "Blog", title: academy.tagline, facts: "" };
  return {
    kicker: "Blog",
    title: newest.title,
    facts: joined(newest.authorName, DAY.format(newest.publishedAt)),
    cover: drawingOf(coverOfPost(newest)),
  };
};

const aboutCard: FindShareCard = async ({ manager, academy }) => {
  const { mission } = await manager.findOneByOrFail(AboutContent, { id: ONLY_ROW });
  return { kicker: "About us", title: mission, facts: academy.tagline };
};

const contactCard: FindShareCard = async ({ academy }) => {
  const { phones, emails } = academy;
  return {
    kicker: academy.tagline,
    title: "Contact Us",
    facts: joined(phones[0] ?? null, emails[0] ?? null),
  };
};

export const siteCards = {
  articles: articleCard,
  "site/home": homeCard,
  "site/blog": blogCard,
  "site/about": aboutCard,
  "site/contact": contactCard,
};
