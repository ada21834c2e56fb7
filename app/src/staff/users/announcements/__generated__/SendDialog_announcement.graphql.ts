/**
 * @generated SignedSource<<e2ce1947a0e8a47a25cbf4137f4638e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementAudience = "MEMBERS" | "SEGMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SendDialog_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly databaseId: number;
  readonly isInApp: boolean;
  readonly isMailed: boolean;
  readonly revision: number;
  readonly segment: {
    readonly databaseId: number;
  } | null;
  readonly title: string;
  readonly " $fragmentType": "SendDialog_announcement";
};
export type SendDialog_announcement$key = {
  readonly " $data"?: SendDialog_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendDialog_announcement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendDialog_announcement",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
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
      "concreteType": "Segment",
      "kind": "LinkedField",
      "name": "segment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMailed",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};
})();

(node as any).hash = "b7d406e172229a632d53f38a25705ae8";

export default node;
