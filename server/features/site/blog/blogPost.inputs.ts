import { InputType } from "type-graphql";
import { versioned } from "../../../core/content/inputs";
import { BlogPostContent } from "./blogPost.content";

@InputType()
export class CreateBlogPostInput extends BlogPostContent {}

@InputType()
export class UpdateBlogPostInput extends versioned(BlogPostContent) {}
