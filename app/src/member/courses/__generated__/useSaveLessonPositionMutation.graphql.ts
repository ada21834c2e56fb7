/**
 * @generated SignedSource<<1aceb88bf8fb36aba7fce2f849e41885>>
 * @relayHash c8d19bb3c20feabe970a8d65d3a4317d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c3900aa9f483374ef1d21ea65b6df2f2ae0bfc2362d5dafc2908270043c400f

import type { ConcreteRequest } from 'relay-runtime';
export type useSaveLessonPositionMutation$variables = {
  lessonId: number;
  positionSeconds?: number | null;
};
export type useSaveLessonPositionMutation$data = {
  readonly saveLessonPosition: {
    readonly course: {
      readonly id: string;
      readonly nextLesson: {
        readonly id: string;
      } | null;
    };
    readonly id: string;
    readonly positionSeconds: number;
  };
};
export type useSaveLessonPositionMutation = {
  response: useSaveLessonPositionMutation$data;
  variables: useSaveLessonPositionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lessonId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "positionSeconds"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lessonId",
        "variableName": "lessonId"
      },
      {
        "kind": "Variable",
        "name": "positionSeconds",
        "variableName": "positionSeconds"
      }
    ],
    "concreteType": "Lesson",
    "kind": "LinkedField",
    "name": "saveLessonPosition",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "positionSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "nextLesson",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveLessonPositionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveLessonPositionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2c3900aa9f483374ef1d21ea65b6df2f2ae0bfc2362d5dafc2908270043c400f",
    "metadata": {},
    "name": "useSaveLessonPositionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a06375dda7c9e25b86bf4df1098d698";

export default node;
