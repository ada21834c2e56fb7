/**
 * @generated SignedSource<<dfd7c28173a0bb146e2847dfa01f01b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingTime = "AFTERNOON" | "EVENING" | "MORNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChoicesSection_viewer$data = {
  readonly accountabilityChoices: {
    readonly allowsBuddy: boolean;
    readonly meets: MeetingTime | null;
  };
  readonly " $fragmentType": "ChoicesSection_viewer";
};
export type ChoicesSection_viewer$key = {
  readonly " $data"?: ChoicesSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChoicesSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChoicesSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountabilityChoices",
      "kind": "LinkedField",
      "name": "accountabilityChoices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowsBuddy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4b068ca9e49dec33c606dee49fffb80f";

export default node;
