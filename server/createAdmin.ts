import "reflect-metadata";
export {};
