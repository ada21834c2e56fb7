/**
 * The type of each parameter type of a path pattern.
 *
 * @spec 1 §2.1
 */
export interface PathParamTypes {
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  Glob: string;
}

type ParamsOf<Param extends string> = Param extends `${infer Name}:${infer Type}`
  ? { [Key in Name]: Type extends keyof PathParamTypes ? PathParamTypes[Type] : never }
  : Param extends `${infer Name}...`
    ? { [Key in Name]: string }
    : { [Key in Param]: string };

type Join<Pattern extends string> = Pattern extends `${string}{${infer Param}}${infer Rest}` ? ParamsOf<Param> & Join<Rest> : unknown;

/** The parameters of a pattern as a type: `PathParams<'/courses/{id:Int}'>` is `{ id: number }`. */
export type PathParams<Pattern extends string> = { [Key in keyof Join<Pattern>]: Join<Pattern>[Key] };
