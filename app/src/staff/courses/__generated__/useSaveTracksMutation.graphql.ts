/**
 * @generated SignedSource<<3d85d945a96cabfd9906c22d97d328ba>>
 * @relayHash 79058d49f22025b2ad4b93888df5aef4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90c27dc2dcdcbd61be27a90250dcc14bad7f2549c3cc76befa0bda0068aa7535

import type { ConcreteRequest } from 'relay-runtime';
export type UnitOrder = {
  lessonIds: ReadonlyArray<number>;
  unitId: number;
};
export type useSaveTracksMutation$variables = {
  courseId: number;
  order: ReadonlyArray<UnitOrder>;
};
export type useSaveTracksMutation$data = {
  readonly saveTracks: {
    readonly units: ReadonlyArray<{
      readonly id: string;
      readonly lessons: ReadonlyArray<{
        readonly id: string;
      }>;
    }>;
  };
};
export type useSaveTracksMutation = {
  response: useSaveTracksMutation$data;
  variables: useSaveTracksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "courseId",
    "variableName": "courseId"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Unit",
  "kind": "LinkedField",
  "name": "units",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lessons",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveTracksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "saveTracks",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveTracksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "saveTracks",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "90c27dc2dcdcbd61be27a90250dcc14bad7f2549c3cc76befa0bda0068aa7535",
    "metadata": {},
    "name": "useSaveTracksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "100c31b897b290d77ab8446a93e9399a";

export default node;
