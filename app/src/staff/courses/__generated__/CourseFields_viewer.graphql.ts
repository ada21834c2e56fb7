/**
 * @generated SignedSource<<6485cf3015d89911e3340f5036431218>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseFields_viewer$data = {
  readonly courseAudiences: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly courseAuthors: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CourseFields_viewer";
};
export type CourseFields_viewer$key = {
  readonly " $data"?: CourseFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseFields_viewer">;
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
  "name": "CourseFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "courseAuthors",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseAudience",
      "kind": "LinkedField",
      "name": "courseAudiences",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "00b1715f1d357a2f9f662789d3b12c79";

export default node;
