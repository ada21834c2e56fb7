/**
 * @generated SignedSource<<3d8ed350ca74c6dfd0ceddf74573df2b>>
 * @relayHash cb1af06a9426d1f03417514318159dad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2e9cfa522c427ecd00b6d7bc9e1eef3c635bb791b1116f1977a3cbb77a2592b

import type { ConcreteRequest } from 'relay-runtime';
export type UnitOrder = {
  lessonIds: ReadonlyArray<number>;
  unitId: number;
};
export type useSaveTracksMutation$variables = {
  courseId: number;
  order: ReadonlyArray<UnitOrder>;
  read: ReadonlyArray<UnitOrder>;
};
export type useSaveTracksMutation$data = {
  readonly saveTracks: {
    readonly units: ReadonlyArray<{
      readonly id: string;
      readonly lessons: ReadonlyArray<{
        readonly id: string;
        readonly unit: {
          readonly id: string;
        };
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "read"
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
  },
  {
    "kind": "Variable",
    "name": "read",
    "variableName": "read"
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Unit",
          "kind": "LinkedField",
          "name": "unit",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
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
    "id": "a2e9cfa522c427ecd00b6d7bc9e1eef3c635bb791b1116f1977a3cbb77a2592b",
    "metadata": {},
    "name": "useSaveTracksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14247c7d90c0be47b480060d6a60217b";

export default node;
