/**
 * @generated SignedSource<<d2163ff043d9474a8ff4c3b0e39b56eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BugReporter_report$data = {
  readonly email: string | null;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null;
  readonly " $fragmentType": "BugReporter_report";
};
export type BugReporter_report$key = {
  readonly " $data"?: BugReporter_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"BugReporter_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BugReporter_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "BugReport",
  "abstractKey": null
};

(node as any).hash = "d2c314ee3ba1664add38ea8dc7a4bff6";

export default node;
