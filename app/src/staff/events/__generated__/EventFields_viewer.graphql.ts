/**
 * @generated SignedSource<<77b577e170d6e24b954f2cfa275c6214>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFields_viewer$data = {
  readonly eventAudiences: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly eventHosts: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "EventFields_viewer";
};
export type EventFields_viewer$key = {
  readonly " $data"?: EventFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFields_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "eventHosts",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventAudience",
      "kind": "LinkedField",
      "name": "eventAudiences",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "3e5357fc7c7b4e0d7ad7f05c32d7c7d5";

export default node;
