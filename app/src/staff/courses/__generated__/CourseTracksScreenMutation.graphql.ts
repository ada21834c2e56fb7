/**
 * @generated SignedSource<<d16185ab1615aa524c66989dbfbea2e6>>
 * @relayHash cfac376c835bb696c1e12a49bd87c948
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdfc4e84eb399a3dbc929d7690b5c1896e1f2f88159db80d8b175e1c7fdc264f

import type { ConcreteRequest } from 'relay-runtime';
export type UnitOrder = {
  lessonIds: ReadonlyArray<number>;
  unitId: number;
};
export type CourseTracksScreenMutation$variables = {
  courseId: number;
  order: ReadonlyArray<UnitOrder>;
};
export type CourseTracksScreenMutation$data = {
  readonly saveTracks: {
    readonly units: ReadonlyArray<{
      readonly id: string;
      readonly lessons: ReadonlyArray<{
        readonly id: string;
      }>;
    }>;
  };
};
export type CourseTracksScreenMutation = {
  response: CourseTracksScreenMutation$data;
  variables: CourseTracksScreenMutation$variables;
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
    "name": "CourseTracksScreenMutation",
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
    "name": "CourseTracksScreenMutation",
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
    "id": "cdfc4e84eb399a3dbc929d7690b5c1896e1f2f88159db80d8b175e1c7fdc264f",
    "metadata": {},
    "name": "CourseTracksScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5740eca86001355b5a097e50f1fdabf";

export default node;
