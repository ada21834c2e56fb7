/**
 * @generated SignedSource<<9d24b1f203a4782aecac1e01d5c361ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RedirectAudience = "EVERYONE" | "MEMBERS" | "NON_MEMBERS" | "VISITORS" | "%future added value";
export type RedirectMatch = "EXACT" | "PREFIX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RedirectRuleDialog_rule$data = {
  readonly audience: RedirectAudience;
  readonly databaseId: number;
  readonly endsAt: string | null;
  readonly fromPath: string;
  readonly hides: {
    readonly text: string;
  } | null;
  readonly match: RedirectMatch;
  readonly priority: number;
  readonly revision: number;
  readonly startsAt: string | null;
  readonly target: string;
  readonly " $fragmentType": "RedirectRuleDialog_rule";
};
export type RedirectRuleDialog_rule$key = {
  readonly " $data"?: RedirectRuleDialog_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedirectRuleDialog_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RedirectRuleDialog_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HiddenPage",
      "kind": "LinkedField",
      "name": "hides",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RedirectRule",
  "abstractKey": null
};

(node as any).hash = "7ac7c181915f1b6064fa024547b093f0";

export default node;
